// `?seed=7` in the address makes the dice of matches started there repeatable. Neighbours: home/newMatch.ts, position/.

export const wantedSeed = (address = location.search): number | null => {
  const seed = new URLSearchParams(address).get('seed')
  return seed !== null && /^\d{1,9}$/.test(seed) ? Number(seed) : null
}
