#ifndef API_H
#define API_H
int api(void);
#endif
