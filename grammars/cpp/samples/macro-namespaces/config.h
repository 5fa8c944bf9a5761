#pragma once

#define KIT_BEGIN_NAMESPACE \
  namespace kit {           \
  inline namespace v2 {
#define KIT_END_NAMESPACE \
  }                       \
  }
#define KIT_DETAIL_BEGIN namespace detail {
#define KIT_DETAIL_END }
#define KIT_BEGIN_EXPORT export {
#define KIT_END_EXPORT }
