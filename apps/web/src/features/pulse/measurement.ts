/** A heart rate measurement (Bluetooth characteristic 0x2A37). Null beats: the sensor says that it has no contact. */
export function beatsIn(value: DataView): number | null {
  if (value.byteLength < 2) return null;
  const flags = value.getUint8(0);
  const isLong = (flags & 1) === 1;
  if (isLong && value.byteLength < 3) return null;
  // bits 1 and 2: contact is detected at all, and there is none now
  if (((flags >> 1) & 3) === 2) return null;
  const beats = isLong ? value.getUint16(1, true) : value.getUint8(1);
  return beats >= 20 && beats <= 250 ? beats : null;
}
