export const pictureBox = (isCompact: boolean) =>
  `z-1 col-start-1 row-start-1 overflow-hidden rounded-3 bg-court-deep ${isCompact ? 'h-24 w-20 min-[360px]:w-28 lg:h-60 lg:w-full' : 'h-37 w-full lg:h-60'}`;
