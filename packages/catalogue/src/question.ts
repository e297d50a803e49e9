/** `html` and `plain` say the same; `plain` is what search engines get. */
export type Question = {
  id: string;
  question: string;
  html: string;
  plain: string;
  /** Only asked where plans can be bought. */
  isAboutPaying?: true;
};
export type QuestionGroup = { title: string; questions: readonly Question[] };
