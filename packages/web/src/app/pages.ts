// The pages of the masthead, in order. A new page is a row here and a route in App.tsx. Neighbour: Page.tsx.

export const pages: readonly { readonly address: string; readonly name: string }[] = [
  { address: '/', name: 'Play' },
  { address: '/settings', name: 'Settings' },
]
