// The kick-off tables: the event for each 2D6 total, by the name of the procedure that plays it (procs/events/).
export type KickOffTable = { readonly [sum: number]: KickOffEvent }

export const kickOffEvents = [
  'getTheRef',
  'riot',
  'perfectDefence',
  'highKick',
  'cheeringFans',
  'changingWeather',
  'brilliantCoaching',
  'quickSnap',
  'blitz',
  'throwARock',
  'pitchInvasion',
  'timeOut',
  'solidDefence',
  'officiousRef',
  'badKick',
] as const
export type KickOffEvent = (typeof kickOffEvents)[number]

export const kickOffCrp: KickOffTable = {
  2: 'getTheRef',
  3: 'riot',
  4: 'perfectDefence',
  5: 'highKick',
  6: 'cheeringFans',
  7: 'changingWeather',
  8: 'brilliantCoaching',
  9: 'quickSnap',
  10: 'blitz',
  11: 'throwARock',
  12: 'pitchInvasion',
}

export const kickOffBb2020: KickOffTable = {
  2: 'getTheRef',
  3: 'timeOut',
  4: 'solidDefence',
  5: 'highKick',
  6: 'cheeringFans',
  7: 'brilliantCoaching',
  8: 'changingWeather',
  9: 'quickSnap',
  10: 'blitz',
  11: 'officiousRef',
  12: 'pitchInvasion',
}

export const kickOffThird: KickOffTable = {
  2: 'riot',
  3: 'getTheRef',
  4: 'perfectDefence',
  5: 'cheeringFans',
  6: 'badKick',
  7: 'changingWeather',
  8: 'quickSnap',
  9: 'brilliantCoaching',
  10: 'blitz',
  11: 'throwARock',
  12: 'pitchInvasion',
}
