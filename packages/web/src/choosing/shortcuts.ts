// The keys of the match page, for the list of keys and for the page itself. Neighbours: table/ShortcutSheet.tsx, useKeys.ts.

export const shortcuts: readonly (readonly [keys: string, does: string])[] = [
  ['P', 'go to the pitch'],
  ['Arrows', 'from square to square; Home, End, Page Up and Page Down go diagonally'],
  ['Enter', 'choose what is on the square; again where it may cost the turn'],
  ['N', 'next player who can act'],
  ['1 – 9', 'the numbered answers, in the tray or over the pitch'],
  ['H', 'hold what the square would bring, to read its numbers and ask why (or right click)'],
  ['W', 'waypoint: the route goes by this square (or Shift and click)'],
  ['M', 'switch between ways to use the pitch, such as moving and throwing'],
  ['U', 'undo, as long as no die was rolled'],
  ['Space', 'skip what is being shown'],
  ['Esc', 'let go of what was chosen'],
  ['?', 'this sheet'],
]
