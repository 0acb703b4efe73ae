// Hands the coach a file to keep. Neighbours: match/recordFile.ts, teams/TeamTools.tsx.

export const offerFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
