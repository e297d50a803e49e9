// Loaded before the server (`--import`): its clock is wrong by SHIFT_MS milliseconds.
const shiftMs = Number(process.env.SHIFT_MS ?? 0);
const RealDate = Date;

class ShiftedDate extends RealDate {
  /** @param {[] | [number]} values */
  constructor(...values) {
    super(...(values.length === 0 ? /** @type {[number]} */ ([RealDate.now() + shiftMs]) : values));
  }

  /** @override */
  static now() {
    return RealDate.now() + shiftMs;
  }
}

Reflect.set(globalThis, 'Date', ShiftedDate);
