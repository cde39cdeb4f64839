import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import set from '../question-sets/perfume';
import { QuestionCard } from './question-card';

const card = (at: number) => {
  const question = set.questions[at];
  if (!question) throw new Error('no such question');
  const still = { answer: undefined, said: false, disabled: false, onAnswer: () => undefined };
  return <QuestionCard key={question.id} set={set} question={question} {...still} />;
};

test('the question that comes with the document stands there at once, later ones arrive', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(card(0));
  const { rerender } = render(card(0), { container, hydrate: true });
  expect(container.firstElementChild).not.toHaveClass('arriving');
  rerender(card(1));
  expect(container.firstElementChild).toHaveClass('arriving');
});
