import * as v from '@denk/shared/schema';

/** What a message may be about (docs/product.md#contact-page). */
export const subjects = [
  'Genel Bilgi',
  'Teknik Destek',
  'İş Birliği',
  'Şikayet/Öneri',
  'Medya',
  'Diğer',
] as const;

const text = (missing: string, longest: number, tooLong: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(longest, tooLong));

/** A message to us; every field is required (docs/product.md#contact-page). Issues are the sentences shown. */
export const contactMessageSchema = v.object({
  name: text('Lütfen adınızı yazın.', 120, 'Lütfen adınızı en fazla 120 harfle yazın.'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Lütfen e-posta adresinizi yazın.'),
    v.regex(
      /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/,
      'Lütfen geçerli bir e-posta adresi yazın (örn: ad@ornek.com).',
    ),
  ),
  subject: v.picklist(subjects, 'Lütfen bir konu seçin.'),
  message: text('Lütfen mesajınızı yazın.', 5000, 'Lütfen mesajınızı 5.000 harfi geçmeden yazın.'),
});

/** The fields in the order of the form. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** What stands in the form. */
export type ContactValues = Readonly<Record<ContactField, string>>;
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>;

export const emptyValues: ContactValues = { name: '', email: '', subject: '', message: '' };

/** What is wrong with each field: one sentence a field, none when all is well. */
export function contactErrors(values: ContactValues): ContactErrors {
  const parsed = v.safeParse(contactMessageSchema, values);
  if (parsed.success) return {};
  const { nested = {} } = v.flatten<typeof contactMessageSchema>(parsed.issues);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const first = nested[field]?.[0];
      return first ? [[field, first]] : [];
    }),
  );
}
