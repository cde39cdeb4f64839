import type { ReactNode } from 'react';
import { Button } from './button';
import { Card } from './card';
import { EmptyState } from './empty-state';
import type { IllustrationName } from './illustration';

export interface ErrorCardProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Shows `Tekrar dene`. */
  readonly onRetry?: () => void;
  /** Further ways on, after `Tekrar dene`. */
  readonly actions?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly illustration?: IllustrationName;
  readonly className?: string;
}

/** Something failed: what, said plainly, and the way on. Announced when it appears. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, text, onRetry, actions, heading, className } = props;
  const retry = onRetry && (
    <Button icon="refresh" onClick={onRetry}>
      Tekrar dene
    </Button>
  );
  return (
    <Card className={className} padding="large">
      <div role="alert">
        <EmptyState
          title={title}
          heading={heading}
          illustration={props.illustration ?? 'broken'}
          actions={
            (retry ?? actions) && (
              <>
                {retry}
                {actions}
              </>
            )
          }
        >
          {text}
        </EmptyState>
      </div>
    </Card>
  );
}
