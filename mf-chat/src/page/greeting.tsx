import { Chip, Icon } from '@denk/shared/ui';
import css from './greeting.module.css';

/** Ways to begin, as people say them. */
export const openings = [
  'Hediye parfüm arıyorum',
  '20 bin TL’ye telefon',
  'Kalabalık aileye buzdolabı',
  'Bu akşam ne izlesem?',
  'Yazın deniz tatili',
] as const;

/** What an empty conversation shows (docs/product.md#ai-chat-page). */
export function Greeting({ onChoose }: { readonly onChoose?: (text: string) => void }) {
  return (
    <div className={css['greeting']}>
      <span className={css['mark']} aria-hidden="true">
        <Icon name="sparkle" />
      </span>
      <h2>Merhaba! Size nasıl yardımcı olabilirim?</h2>
      <p>Ne aradığınızı kendi cümlenizle yazın. Birkaç soru sorar, üç somut ürün öneririm.</p>
      <ul aria-label="Başlamak için öneriler">
        {openings.map((text) => (
          <li key={text}>
            <Chip onSelect={() => onChoose?.(text)}>{text}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
