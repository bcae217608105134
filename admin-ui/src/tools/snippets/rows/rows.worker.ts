import { checkedFile } from './checkedFile';

// A thread of its own: a thousand rows in scripts without spaces take longer than a key may.
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(checkedFile(data));
