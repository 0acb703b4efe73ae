// The download of a page. Neighbours: ../browser/, whose browser runs in another process.
import type { Download } from 'playwright-core'

export const bytesOf = async (download: Download): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export const textOf = async (download: Download): Promise<string> => (await bytesOf(download)).toString()
