import { Quiz } from '#features/leads/quiz/quiz.tsx';
import { quizTexts } from '#features/leads/quiz/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export function QuizPage() {
  return (
    <ToastProvider>
      <PageMeta {...quizTexts} path={paths.quiz} picture={{ kicker: quizTexts.pictureKicker }} />
      <Quiz />
    </ToastProvider>
  );
}
