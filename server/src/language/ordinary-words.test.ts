import { isOrdinaryWord } from '.';

test.each(
  'giyecek bitti universiteye baslayan akvaryum traktor yazici teli cocuguma dis bebegimizi tasimak kurabiye izlerken alacagim yumusak kaliteli samsun'.split(
    ' ',
  ),
)('%s is an ordinary word', (word) => expect(isOrdinaryWord(word)).toBe(true));

test.each(
  'telefom samsng kulaklk buzdolbi leptop playstaysin ayfon scooter nintendo fryer camasr bisklet'.split(
    ' ',
  ),
)('%s is none', (word) => expect(isOrdinaryWord(word)).toBe(false));
