// The pages of the masthead, in order. A new page is a row here and a route in App.tsx. Neighbour: Page.tsx.

export const pages: readonly { readonly address: string; readonly name: string }[] = [
  { address: '/', name: 'Play' },
  { address: '/practice', name: 'Practice' },
  { address: '/positions', name: 'Positions' },
  { address: '/replays', name: 'Replays' },
  { address: '/teams', name: 'Teams' },
  { address: '/odds', name: 'Odds' },
  { address: '/rules', name: 'Rules' },
  { address: '/settings', name: 'Settings' },
]
