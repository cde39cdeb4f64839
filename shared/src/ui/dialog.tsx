import { laterPart } from '@denk/shared/page/later';
import type { ReactNode } from 'react';
import type { ModalProps } from './modal';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** `sheet` rises from the bottom edge on phones and is a dialog from 640 px up. */
  readonly look?: 'dialog' | 'sheet' | 'wide';
  /** Keeps the title for screen readers when the content shows its own. */
  readonly hideTitle?: boolean;
  readonly className?: string;
}

const Modal = laterPart<ModalProps>(
  async () => (await import(/* webpackChunkName: "frame-later" */ './modal')).Modal,
);

/** A modal dialog, which is nowhere while it is closed. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <Modal {...shown} /> : null;
}
