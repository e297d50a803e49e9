import { siteFacts } from '#lib/site-facts.ts';
import { reportPicture, type SocialPicture, socialPicturePath } from '#lib/social-pictures.ts';

type PageMetaProps = {
  /** The bare title; « · Bandeja» is put behind it where both fit into what search results show. */
  title: string;
  fullTitle?: boolean;
  description: string;
  path: string;
  keywords?: readonly string[];
  type?: 'website' | 'article';
  /** The page's own picture for link previews, by default with its title; without one the landing's is used. */
  picture?: Omit<SocialPicture, 'title'> & { title?: string };
  noindex?: boolean;
  jsonLd?: object | readonly object[];
};

const landing = {
  path: '/',
  kicker: 'Entrenador personal de pádel',
  title: 'Tu mejor bandeja empieza fuera de la pista',
};

const titleMost = 60;

/** A page's metadata for browsers, search engines and link previews. React puts it into `<head>`. */
export function PageMeta(props: PageMetaProps) {
  const { title, fullTitle = false, description, path, keywords, type = 'website' } = props;
  const { publicUrl } = siteFacts();
  const named = `${title} · Bandeja`;
  const address = publicUrl + path;
  const shown = props.picture ? { path, title, ...props.picture } : landing;
  if (shown.path === path) reportPicture(shown);
  const picture = publicUrl + socialPicturePath(shown.path);
  const alt = `${shown.kicker}. ${shown.title}.`;
  const blocks = props.jsonLd === undefined ? [] : [props.jsonLd].flat();
  return (
    <>
      <title>{fullTitle || named.length > titleMost ? title : named}</title>
      <meta name="description" content={description} />
      {keywords && !props.noindex && <meta name="keywords" content={keywords.join(', ')} />}
      {props.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Bandeja" />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
      {blocks.map((block) => (
        <JsonLd key={JSON.stringify(block)} block={block} />
      ))}
    </>
  );
}

function JsonLd({ block }: { block: object }) {
  // «</script>» in a text must not end the block
  const json = JSON.stringify(block).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
