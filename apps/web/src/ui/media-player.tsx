type MediaPlayerProps = {
  media: { kind: 'frame' | 'file' | 'picture'; src: string };
  title: string;
  className: string;
  takesFocus?: boolean;
};

export function MediaPlayer({ media, title, className, takesFocus = false }: MediaPlayerProps) {
  const focus = takesFocus ? (element: HTMLElement | null) => element?.focus() : undefined;
  switch (media.kind) {
    case 'frame':
      return (
        <iframe
          ref={focus}
          src={media.src}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={className}
        />
      );
    case 'file':
      return (
        // biome-ignore lint/a11y/useMediaCaption: the exercise's steps say in words what the film shows
        <video ref={focus} src={media.src} aria-label={title} controls autoPlay playsInline className={className} />
      );
    case 'picture':
      return (
        <img
          ref={focus}
          tabIndex={takesFocus ? -1 : undefined}
          src={media.src}
          alt={title}
          className={`${className} object-contain`}
        />
      );
  }
}
