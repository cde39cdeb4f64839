import { Fragment, memo } from 'react';
import type { Inline } from './parse-inline';
import { parseRichText, type Block } from './parse-rich-text';
import css from './rich-text.module.css';

/** A reply's text as elements: paragraphs, lists, bold, breaks and http(s) links. */
export const RichText = memo(function RichText({ text }: { readonly text: string }) {
  return (
    <div className={css['text']}>
      {parseRichText(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
});

function BlockView({ block }: { readonly block: Block }) {
  if (block.type === 'paragraph') {
    return (
      <p>
        <Lines lines={block.lines} />
      </p>
    );
  }
  const items = block.items.map(({ lines }, index) => (
    <li key={index}>
      <Lines lines={lines} />
    </li>
  ));
  return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

function Lines({ lines }: { readonly lines: readonly (readonly Inline[])[] }) {
  return lines.map((runs, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {runs.map((run, position) => (
        <Run key={position} run={run} />
      ))}
    </Fragment>
  ));
}

function Run({ run }: { readonly run: Inline }) {
  const text = run.href ? (
    <a href={run.href} target="_blank" rel="noopener noreferrer nofollow">
      {run.text}
    </a>
  ) : (
    run.text
  );
  return run.bold ? <strong>{text}</strong> : text;
}
