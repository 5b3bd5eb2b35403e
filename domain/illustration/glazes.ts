/** The ceramic of plates, bowls and cups. */
export interface Glaze {
  surface: string;
  well: string;
  rim: string;
  /** Dark ware wants a light cloth. */
  isDark?: boolean;
}

export const glazes: readonly [Glaze, ...Glaze[]] = [
  { surface: '#FFFFFF', well: '#EDEFF4', rim: '#2F6B57' },
  { surface: '#FBF6EA', well: '#EFE6D2', rim: '#B4583A' },
  { surface: '#DDE5D6', well: '#C6D3BE', rim: '#F7F8F2' },
  { surface: '#3F5E70', well: '#33505F', rim: '#E9EEF0', isDark: true },
  { surface: '#F4D6C8', well: '#E9C2B0', rim: '#FFF7F0' },
  { surface: '#FFFFFF', well: '#EDEFF4', rim: '#3A5BA0' },
];
