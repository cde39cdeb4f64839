// What every guide begins with: nothing shared may be used before the runtime has settled who brings it.
void import('./site');
