/**
 * The one inline script: resolves the colour mode before the first paint. A mode forced by the page is already
 * on the element and wins. Constant text, because the content security policy names its hash.
 */
export const bootScript =
  "(()=>{const e=document.documentElement;if(e.dataset.colorMode)return;let p=null;try{p=localStorage.getItem('color-mode')}catch{}e.dataset.colorMode=p==='light'||p==='dark'?p:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()";
