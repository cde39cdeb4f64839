import { Icon } from '@denk/shared/ui';
import { useState, type ReactNode } from 'react';
import styles from './search-box.module.css';

const tools = [
  { icon: 'mic', label: 'Sesli arama', notice: 'Sesli arama henüz hazır değil, yakında geliyor.' },
  {
    icon: 'camera',
    label: 'Görselle arama',
    notice: 'Görselle arama henüz hazır değil, yakında geliyor.',
  },
] as const;

/** Voice and image search: there is neither yet, and pressing them says so. */
export function ComingTools({ noticeId }: { readonly noticeId: string }): ReactNode {
  const [notice, setNotice] = useState('');
  return (
    <>
      {tools.map((tool) => (
        <button
          key={tool.icon}
          type="button"
          aria-disabled="true"
          aria-label={tool.label}
          aria-describedby={noticeId}
          title={`${tool.label} (yakında)`}
          className={styles.tool}
          onClick={() => setNotice(tool.notice)}
        >
          <Icon name={tool.icon} />
        </button>
      ))}
      <span role="status" className="visually-hidden">
        {notice}
      </span>
    </>
  );
}
