import { Button, VisuallyHidden } from '@denk/shared/ui';
import styles from './profile-header.module.css';

export interface FollowToggleProps {
  readonly name: string;
  readonly following: boolean;
  readonly onToggle: (following: boolean) => void;
}

/** Follows and unfollows on this page alone (docs/product.md#profile-page). */
export function FollowToggle({ name, following, onToggle }: FollowToggleProps) {
  return (
    <div className={styles.follow}>
      <Button
        variant={following ? 'secondary' : 'primary'}
        icon={following ? 'check' : undefined}
        onClick={() => onToggle(!following)}
      >
        {following ? 'Takibi Bırak' : 'Takip Et'}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
      <p role="status" className={styles.followNote}>
        {following && 'Takip ediyorsunuz. Bu bilgi yalnızca bu sayfada tutulur.'}
      </p>
    </div>
  );
}
