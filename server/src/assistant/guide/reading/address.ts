/** What one calls whomever one talks to. */
const anybody =
  'abi(?:cim|m)?|abla(?:cım|m)?|hoca[mn]?|kank[ai]|knk|kral|reis|başkan|patron|usta|dayı|emmi|gardaş(?:ım)?|birader|dostum|komutanım|şefim|müdürüm|üstad(?:ım)?|üstat|hemşerim|hemşehrim|ağabey|yenge|moruk|aga|bro|evladım|evlat|yavrum|kuzum|canım|güzelim|bacım|uşa[ğg][ıiuü]m|hanımefendi|beyefendi|hi|hello|hey';
/** Kin of whom one may speak as well: they are addressed behind a verb, a question or a greeting. */
const kin = 'kızım|oğlum|yeğenim|kardeşim|teyzem|amcam';

const before = String.raw`(?:^|[,.!?]\s*|(?:slm|selam|merhaba|aleyküm|günler)\s+)`;
const said = String.raw`(?:m[ıiuü]s?\p{L}*|var|yok|lazım|değil|olsun|bunlar|\p{L}+yor\p{L}*|\p{L}+d[ıiuü]r?)`;
const after = String.raw`(?=\s*(?:[,.!?]|$))`;
const outside = String.raw`(?!\p{L}|['’]| (?:için|adına|ile)(?!\p{L}))`;

const forms: readonly RegExp[] = [
  new RegExp(`(?<=${before})(?:${anybody})${outside}[\\s,]*`, 'giu'),
  new RegExp(`(?<=\\S)\\s+(?:${anybody})${outside}${after}`, 'giu'),
  new RegExp(`(?<=${before})(?:${kin})${outside}${after}`, 'giu'),
  new RegExp(
    `(?<=${before})(?:${kin})\\s+(?=(?:ben|bana|benim|bende|biz|bize|bizim|sen|sana|bak|şu|şöyle)(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(`(?<=(?<!\\p{L})${said})\\s+(?:${kin})${outside}`, 'giu'),
];

/** A message without what its writer calls us: `robot süpürge istiyorum gardaş`, `selam yeğenim, klima bakıyorum`. */
export const withoutAddress = (text: string): string => {
  const left = forms.reduce((all, form) => all.replace(form, ''), text);
  return /\p{L}/u.test(left) ? left : text;
};
