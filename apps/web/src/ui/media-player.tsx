type MediaPlayerProps = {
  /** frame: a page of a film host; file: a film; picture: a still one. */
  media: { kind: 'frame' | 'file' | 'picture'; src: string };
  /** What it shows, for those who do not see it. */
  title: string;
  className: string;
  /** The button that asked for it is gone: the focus goes to what it has brought. */
  takesFocus?: boolean;
};

/** A film or a picture of an exercise, at once: its user has asked before. */
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
