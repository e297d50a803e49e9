/** A text to begin with, complete but for its words. */
export function newArticle(related: readonly string[], today: string): string {
  return `---
kind: guides
order: 60
title: "Título de diez a sesenta letras"
description: "De qué trata, en una frase de 80 a 155 letras: es lo que se lee en el buscador y en la tarjeta del artículo."
category: Técnica
keywords: [pádel]
published: ${today}
updated: ${today}
reviewed: ${today}
words: 400
health: false
related: [${related.join(', ')}]
cover:
  - { path: M10 84H290, look: faint }
  - { path: M30 70Q150 -20 270 70, look: dotted }
  - { circle: [270, 70, 7] }
---

Una frase que dice qué gana quien lo lee.

## Un apartado {#apartado}

El texto. **Negrita**, [un enlace](/exercises) y una cita de la lista de fuentes.

## Qué hacer mañana

1. Un paso concreto.
`;
}
