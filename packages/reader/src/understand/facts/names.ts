import { phrases } from '#language/phrases.ts';
import { type Token, tokenise } from '#language/tokens.ts';
import { writtenFrom } from '#understand/facts/sentences.ts';

/** Usual first names, for those who write no capital letters. */
const firstNames = new Set(
  `adrian agustin alba alberto alejandra alejandro alex alfonso alicia alvaro amparo ana andrea andres angel angela angeles anna antonia antonio
  ariadna beatriz begona belen bea benja berta bruno candela carla carlos carlota carmen carol carolina catalina cesar chema cintia clara claudia concha
  cristian cristina curro dani daniel daniela david diana diego dolores edu eduardo elena elisa emilio enrique ernesto esteban esther eugenia eva fabian
  facundo fede federico felipe felix fernanda fernando fran francisco gabi gabriel gabriela gema gerardo gonzalo guille guillermo gustavo hector hugo
  ignacio ines inma irene isa isabel ismael ivan javi javier jaime jesus jimena joan joaquin jordi jorge jose josefa juan juanjo juanma juana judith
  julia julian julio kike kiko laia laura leo leticia lidia lola lorena lorenzo lucas lucia luis luisa luz macarena maite manolo manu manuel
  manuela mar marc marcela marcelo marcos margarita maria mariana marina mario marta martin martina mateo mati matias mauricio mercedes mica micaela
  miguel mireia miriam monica montse nacho natalia nerea nico nicolas noelia nuria olga oscar pablo paco paloma paola patri patricia patricio paula
  pau paz pedro pepa pepe pilar quique rafa rafael ramiro ramon raquel raul rebeca ricardo roberto rocio rodrigo rosa rosario ruben ruth
  salva salvador samuel sandra santi santiago sara sebastian sebas sergio silvia simon sofia sole soledad sonia susana tamara teo teresa tere
  tomas toni valentina valeria vane vanesa veronica vicente victor victoria xavi ximena yago yolanda`.split(/\s+/),
);

export const isFirstName = (word: string): boolean => firstNames.has(word);

const noName = phrases(`
    que quien muy mas mucho poco yo tu la_atencion de del en con y o zurd* diestr* un una unos el la los las lo mi mis tu su ya no si se le me nos buen* mal* mejor peor siempre ahora
    bastante demasiado tan alto alta joven mayor mano otro otra ella ellos este esta ese esa quien alguien nadie gente amigos para por`);

/** The name at the beginning of a stretch of the spelled text, as written. `anyWord`: it needs neither a capital letter nor to be usual. */
export function nameIn(raw: string, stretch: string, { anyWord = false } = {}): string | null {
  const [first, second] = writtenFrom(raw, stretch.trimStart().replace(',', ''));
  if (first === undefined || first.word.length < 2 || isOther(first.word)) return null;
  if (!anyWord && !isCapital(first) && !isFirstName(first.word)) return null;
  const isDouble =
    second !== undefined && second.from === first.to + 1 && isFirstName(second.word) && isFirstName(first.word);
  return [first, ...(isDouble ? [second] : [])].map(({ raw: word }) => capital(word)).join(' ');
}

const isOther = (word: string) => tokenise(word).length !== 1 || noName.exec(word)?.[0] === word;
const isCapital = ({ raw }: Token): boolean =>
  raw[0] !== raw[0]?.toLowerCase() && raw.slice(1) === raw.slice(1).toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
