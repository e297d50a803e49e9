import type { Bluetooth, Sensor, Server } from '#features/pulse/bluetooth.ts';

/** A sensor that says what the test tells it to. */
export function fakeBluetooth({ battery = 80 as number | null } = {}) {
  const measurement = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    readValue: async () => new DataView(new ArrayBuffer(1)),
    startNotifications: async () => {},
  });
  const level = Object.assign(new EventTarget(), {
    readValue: async () => new DataView(Uint8Array.of(battery ?? 0).buffer),
    startNotifications: async () => {},
  });
  const state = { isAway: false, isClosed: false, connections: 0 };
  const server: Server = {
    connect: async () => {
      if (state.isAway) throw new DOMException('away', 'NetworkError');
      state.connections += 1;
      return server;
    },
    disconnect: () => void sensor.dispatchEvent(new Event('gattserverdisconnected')),
    getPrimaryService: async (name) => {
      if (name === 'battery_service' && battery === null) throw new DOMException('none', 'NotFoundError');
      return { getCharacteristic: async () => (name === 'battery_service' ? level : measurement) };
    },
  };
  const sensor: Sensor = Object.assign(new EventTarget(), { name: 'Banda H10', gatt: server });
  const bluetooth: Bluetooth = {
    requestDevice: async () => {
      if (state.isClosed) throw new DOMException('closed', 'NotFoundError');
      return sensor;
    },
  };
  return Object.assign(state, {
    bluetooth,
    say(...bytes: number[]) {
      measurement.value = new DataView(Uint8Array.from(bytes).buffer);
      measurement.dispatchEvent(new Event('characteristicvaluechanged'));
    },
    lose() {
      state.isAway = true;
      sensor.dispatchEvent(new Event('gattserverdisconnected'));
    },
  });
}
