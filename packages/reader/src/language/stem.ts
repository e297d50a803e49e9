import { remembered } from '@bandeja/domain/wire/remembered';

const ending =
  /(?:mente|ciones|cion|ando|iendo|aron|ieron|aba|aban|ado|ada|ados|adas|ido|ida|idos|idas|amos|emos|ar|er|ir|as|os|es|a|o|e|s)$/;

/** A word without its ending, roughly: «entreno» and «entrenando» are one. */
export const stemOf = remembered((word: string) => (word.length <= 4 ? word : word.replace(ending, '')));
