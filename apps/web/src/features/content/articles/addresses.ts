/** `/guides/<slug>` or `/blog/<slug>`, one of each file. Apart from the list, which few pages need. */
export const articlePaths: readonly string[] = Object.values(
  import.meta.glob<string>('../../../../../../content/articles/*.md', {
    query: '?address',
    import: 'default',
    eager: true,
  }),
);
