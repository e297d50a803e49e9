import { useEffect, useState } from 'react';

/** A clip's address in this page, for as long as it is shown. */
export function useClipAddress(clip: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(clip);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [clip]);
  return address;
}
