import { createContext, useContext } from 'react';

/** Pictures that a page brings along, by the address that others would ask for. */
export const OwnPictures = createContext<ReadonlyMap<string, string>>(new Map());

/** The address a picture is loaded from. */
export function usePictureAddress(): (address: string) => string {
  const own = useContext(OwnPictures);
  return (address) => own.get(address) ?? address;
}
