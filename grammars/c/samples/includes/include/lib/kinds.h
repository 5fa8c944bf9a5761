#pragma once
enum kind { SMALL, LARGE = 2 };
#define LIMIT 10
typedef unsigned long amount;
