import { paths, useNavigate } from '@denk/shared/page/navigation';
import { useHydrated, useTitle } from '@denk/shared/page/data';
import { laterPart } from '@denk/shared/page/later';
import type { TextStorage } from '@denk/shared/page/storage';
import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { isAnswered, type Answer, type Answers } from '../questions/answers';
import { answersInQuery } from '../questions/answers-in-query';
import type { QuestionSet } from '../questions/question';
import { handOver, resultsOf } from './hand-over';
import type { Wait } from '@denk/shared/page/wait';
import { keep, type Start } from './progress';
import { QuestionCard } from './question-card';
import { StepControls } from './step-controls';
import { StepProgress } from './step-progress';
import { useCompletion } from './use-completion';
import { useQuestionFocus } from './use-question-focus';
import { useQuestionKeys } from './use-question-keys';
import { useSteps } from './use-steps';

// Nothing is answered before somebody has answered.
const AnswerReview = laterPart(
  async () =>
    (await import(/* webpackChunkName: "questionnaire-later" */ './answer-review')).AnswerReview,
);

interface QuestionFlowProps {
  /** Keys work while the focus is in here. */
  readonly area: RefObject<HTMLElement | null>;
  readonly query: string;
  readonly set: QuestionSet;
  readonly start: Start;
  readonly storage: TextStorage;
  readonly pause: Wait;
}

/** One question after another, from the first to the hand-over (docs/product.md#questionnaire-flow). */
export function QuestionFlow(props: QuestionFlowProps): ReactNode {
  const { area, query, set, start, storage, pause } = props;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [answers, setAnswers] = useState<Answers>(start.answers);
  const count = set.questions.length;
  const { step, goTo, goBack } = useSteps(start.step, count);
  const question = set.questions[step];
  const said = useMemo(() => answersInQuery(set, query), [set, query]);

  useTitle(`Soru ${step + 1} / ${count} · ${query}`);
  useEffect(() => {
    // What was kept is read first.
    if (!hydrated) return;
    keep(storage, { query, topic: set.topic, step, answers, finished: false });
  }, [hydrated, storage, query, set, step, answers]);

  const { preparing, complete } = useCompletion(pause, (given: Answers) => {
    handOver(storage, resultsOf(query, set, given));
    keep(storage, { query, topic: set.topic, step, answers: given, finished: true });
    void navigate(paths.results());
  });

  const open = question === undefined || !isAnswered(answers[question.id]);
  const canGoOn = !open && !preparing;
  const last = step === count - 1;
  const goOn = (given: Answers) => (last ? complete(given) : goTo(step + 1));
  const next = () => canGoOn && goOn(answers);
  const previous = () => !preparing && goBack();
  useQuestionKeys(area, { next, previous });
  useQuestionFocus(area, question?.id ?? '');

  if (!question) return null;
  const answer = (given: Answer) => setAnswers((before) => ({ ...before, [question.id]: given }));
  const skip = () => {
    const others = Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question.id));
    setAnswers(others);
    goOn(others);
  };
  return (
    <>
      <StepProgress step={step} count={count} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <QuestionCard
          key={question.id}
          set={set}
          question={question}
          answer={answers[question.id]}
          said={isSame(answers[question.id], said[question.id])}
          disabled={preparing}
          onAnswer={answer}
        />
        <StepControls
          step={step}
          count={count}
          canGoOn={canGoOn}
          preparing={preparing}
          onPrevious={previous}
          onSkip={skip}
          onFinish={open || !last ? () => complete(answers) : undefined}
        />
      </form>
      <AnswerReview
        questions={set.questions}
        answers={answers}
        current={step}
        disabled={preparing}
        onGoTo={goTo}
      />
      <p role="status" className="visually-hidden">
        {preparing ? 'Sonuçlarınız hazırlanıyor' : `Soru ${step + 1} / ${count}: ${question.title}`}
      </p>
    </>
  );
}

const isSame = (answer: Answer | undefined, other: Answer | undefined): boolean =>
  answer !== undefined && String(answer) === String(other);
