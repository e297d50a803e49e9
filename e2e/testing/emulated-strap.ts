import type { Browser, Page } from '@playwright/test';

const uuid = (short: string) => `0000${short}-0000-1000-8000-00805f9b34fb`;
const address = '09:09:09:09:09:09';

/**
 * A chest strap that the browser believes in: chosen, connected to, lost. It cannot be made to measure. Needs
 * `--enable-features=WebBluetooth`.
 */
export async function emulatedStrap(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  let isNear = true;
  await session.send('BluetoothEmulation.enable', { state: 'powered-on', leSupported: true });
  await session.send('BluetoothEmulation.simulatePreconnectedPeripheral', {
    address,
    name: 'Banda',
    manufacturerData: [],
    knownServiceUuids: [uuid('180d')],
  });
  session.on('BluetoothEmulation.gattOperationReceived', ({ type }) => {
    if (isNear) void session.send('BluetoothEmulation.simulateGATTOperationResponse', { address, type, code: 0 });
  });
  session.on('BluetoothEmulation.characteristicOperationReceived', ({ characteristicId, type }) => {
    void session.send('BluetoothEmulation.simulateCharacteristicOperationResponse', {
      characteristicId,
      type,
      code: 0,
    });
  });
  const { serviceId } = await session.send('BluetoothEmulation.addService', { address, serviceUuid: uuid('180d') });
  const { characteristicId } = await session.send('BluetoothEmulation.addCharacteristic', {
    serviceId,
    characteristicUuid: uuid('2a37'),
    properties: { notify: true, read: true },
  });
  // without it the browser does not ask for notifications
  await session.send('BluetoothEmulation.addDescriptor', { characteristicId, descriptorUuid: uuid('2902') });
  return {
    /** Chooses the strap in the browser's own window; a second answer would end the browser. */
    async isChosenOn(page: Page): Promise<void> {
      const prompts = await page.context().newCDPSession(page);
      await prompts.send('DeviceAccess.enable');
      prompts.once('DeviceAccess.deviceRequestPrompted', ({ id, devices }) => {
        void prompts.send('DeviceAccess.selectPrompt', { id, deviceId: devices[0]?.id ?? '' });
      });
    },
    async goesAway(): Promise<void> {
      isNear = false;
      await session.send('BluetoothEmulation.simulateGATTDisconnection', { address });
    },
  };
}

/** What a strap says, in a page where `navigator.bluetooth` is another: the browser's own cannot be made to measure. */
export async function measuredStrap(page: Page): Promise<(beats: number) => Promise<void>> {
  await page.addInitScript(() => {
    const measurement = Object.assign(new EventTarget(), { value: null as DataView | null, startNotifications() {} });
    const level = { readValue: () => new DataView(Uint8Array.of(80).buffer) };
    const server = {
      connect: () => server,
      disconnect() {},
      getPrimaryService: (name: string) => ({
        getCharacteristic: () => (name === 'battery_service' ? level : measurement),
      }),
    };
    const strap = Object.assign(new EventTarget(), { name: 'Banda', gatt: server });
    Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice: () => strap } });
    Object.assign(window, {
      sayBeats(beats: number) {
        measurement.value = new DataView(Uint8Array.of(0, beats).buffer);
        measurement.dispatchEvent(new Event('characteristicvaluechanged'));
      },
    });
  });
  let nextAt = 0;
  return async (beats) => {
    // a strap says one value a second, and a recording keeps one
    await page.waitForFunction((at) => Date.now() >= at, nextAt);
    nextAt = await page.evaluate((each) => {
      (Reflect.get(window, 'sayBeats') as (beats: number) => void)(each);
      return Date.now() + 1000;
    }, beats);
  };
}
