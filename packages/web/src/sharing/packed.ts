// Plain data as letters that fit into an address, and back. Neighbours: teams/teamLink.ts and position/positionLink.ts.

/** More than any link of ours unpacks to; a larger one is an attack. */
const MOST_BYTES = 4_000_000

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  press: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(press).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new Error('it holds more than any link should')
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export const pack = async (data: unknown): Promise<string> =>
  toText(await through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream('deflate-raw')))

/** The text that was packed; throws where it was cut off or changed. */
export const unpack = async (packed: string): Promise<string> => {
  const bytes = await through(toBytes(packed), new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
