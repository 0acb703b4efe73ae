// Large numbers as text, fans and gold alike: 9,000. Neighbours: packages/words, the league's `gold`.

export const amountText = (amount: number): string => amount.toLocaleString('en-US')
