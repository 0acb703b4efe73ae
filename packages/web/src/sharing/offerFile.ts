// Downloads a file. Neighbours: match/recordFile.ts, teams/TeamTools.tsx, card/ShareCard.tsx.

export const offerBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export const offerFile = (name: string, text: string): void =>
  offerBlob(name, new Blob([text], { type: 'application/json' }))
