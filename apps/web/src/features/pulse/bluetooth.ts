/** What is used of Web Bluetooth, which TypeScript's library does not describe. */
type Characteristic = EventTarget & {
  value?: DataView;
  readValue: () => Promise<DataView>;
  startNotifications: () => Promise<unknown>;
};
type Service = { getCharacteristic: (name: string) => Promise<Characteristic> };
export type Server = {
  connect: () => Promise<Server>;
  disconnect: () => void;
  getPrimaryService: (name: string) => Promise<Service>;
};
export type Sensor = EventTarget & { name?: string; gatt?: Server };
export type Bluetooth = {
  requestDevice: (wish: { filters: { services: string[] }[]; optionalServices: string[] }) => Promise<Sensor>;
};

/** Null where the browser has none: iPhone, Firefox, Safari. */
export function bluetoothHere(): Bluetooth | null {
  return (navigator as { bluetooth?: Bluetooth }).bluetooth ?? null;
}

/** The player chooses one of the sensors around that measure pulse. */
export function chooseSensor(bluetooth: Bluetooth): Promise<Sensor> {
  return bluetooth.requestDevice({ filters: [{ services: ['heart_rate'] }], optionalServices: ['battery_service'] });
}

/** Connects and listens. @returns its battery in percent, null where it does not tell */
export async function listen(sensor: Sensor, onValue: (value: DataView) => void): Promise<number | null> {
  if (!sensor.gatt) throw new Error('The sensor has no server');
  const server = await sensor.gatt.connect();
  const measurement = await (await server.getPrimaryService('heart_rate')).getCharacteristic('heart_rate_measurement');
  measurement.addEventListener('characteristicvaluechanged', () => {
    if (measurement.value) onValue(measurement.value);
  });
  await measurement.startNotifications();
  return batteryOf(server).catch(() => null);
}

async function batteryOf(server: Server): Promise<number> {
  const level = await (await server.getPrimaryService('battery_service')).getCharacteristic('battery_level');
  return (await level.readValue()).getUint8(0);
}
